// A controller in Go, with types that are generated from the .proto files of the API: each new order is accepted, by its status.
package main

import (
	"bufio"
	"bytes"
	"crypto/tls"
	"crypto/x509"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"

	"example.com/orders/api/metav1"
	"example.com/orders/api/runtime"
	"example.com/orders/api/shopv1"
	"google.golang.org/protobuf/proto"
	"sigs.k8s.io/yaml"
)

const (
	protobuf = "application/vnd.kubernetes.protobuf"
	orders   = "/apis/shop.example.com/v1/namespaces/default/orders"
)

// magic is what the server puts before each message, which is wrapped in one that names its kind.
var magic = []byte("k8s\x00")

// server is one that a client configuration file names, and how it is called.
type server struct {
	url, token string
	client     *http.Client
}

// connect reads a client configuration with a token.
func connect(file string) (*server, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	var config struct {
		Clusters []struct {
			Cluster struct {
				Server    string
				Authority string `json:"certificate-authority-data"`
			}
		}
		Users []struct{ User struct{ Token string } }
	}
	if err := yaml.Unmarshal(text, &config); err != nil {
		return nil, err
	}
	cluster := config.Clusters[0].Cluster
	authority, err := base64.StdEncoding.DecodeString(cluster.Authority)
	if err != nil {
		return nil, err
	}
	roots := x509.NewCertPool()
	roots.AppendCertsFromPEM(authority)
	transport := &http.Transport{TLSClientConfig: &tls.Config{RootCAs: roots}, ForceAttemptHTTP2: true}
	return &server{cluster.Server, config.Users[0].User.Token, &http.Client{Transport: transport}}, nil
}

// send asks for a path, and gives the answer of a request that was taken.
func (s *server) send(method, path, accept string, body []byte) (*http.Response, error) {
	request, err := http.NewRequest(method, s.url+path, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	request.Header.Set("Authorization", "Bearer "+s.token)
	request.Header.Set("Accept", accept)
	request.Header.Set("Content-Type", protobuf)
	response, err := s.client.Do(request)
	if err != nil {
		return nil, err
	}
	if response.StatusCode >= 300 {
		defer response.Body.Close()
		text, _ := io.ReadAll(response.Body)
		return nil, fmt.Errorf("%s %s: %s: %q", method, path, response.Status, text)
	}
	return response, nil
}

// ask sends an object, where there is one, and reads the answer into another.
func (s *server) ask(method, path string, object, answer proto.Message) error {
	var body []byte
	if object != nil {
		raw, err := proto.Marshal(object)
		if err != nil {
			return err
		}
		about := &runtime.TypeMeta{ApiVersion: proto.String("shop.example.com/v1"), Kind: proto.String("Order")}
		wrapped, err := proto.Marshal(&runtime.Unknown{TypeMeta: about, Raw: raw})
		if err != nil {
			return err
		}
		body = append(append([]byte{}, magic...), wrapped...)
	}
	response, err := s.send(method, path, protobuf, body)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	bytes, err := io.ReadAll(response.Body)
	if err != nil {
		return err
	}
	var unknown runtime.Unknown
	if err := proto.Unmarshal(bytes[len(magic):], &unknown); err != nil {
		return err
	}
	return proto.Unmarshal(unknown.Raw, answer)
}

// accept says in the status of an order that it is accepted. Whoever changed the order meanwhile is not overwritten: the server refuses an
// update with another resource version than the current one.
func (s *server) accept(order *shopv1.Order) error {
	order.Status = &shopv1.OrderStatus{Phase: proto.String("Accepted")}
	var accepted shopv1.Order
	name := order.GetMetadata().GetName()
	if err := s.ask("PUT", orders+"/"+name+"/status", order, &accepted); err != nil {
		return err
	}
	fmt.Println(name, "of", accepted.GetSpec().GetCustomer(), "is", accepted.GetStatus().GetPhase())
	return nil
}

// follow tells the names of orders that are written after a version of the list.
func (s *server) follow(version string, changed func(name string) (done bool, err error)) error {
	response, err := s.send("GET", orders+"?watch=true&resourceVersion="+version, "application/json", nil)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	lines := bufio.NewScanner(response.Body)
	lines.Buffer(nil, 8<<20)
	for lines.Scan() {
		var event struct {
			Type   string
			Object struct{ Metadata struct{ Name string } }
		}
		if err := json.Unmarshal(lines.Bytes(), &event); err != nil {
			return err
		}
		if event.Type == "DELETED" {
			continue
		}
		if done, err := changed(event.Object.Metadata.Name); done || err != nil {
			return err
		}
	}
	return lines.Err()
}

func run() error {
	s, err := connect(os.Getenv("KUBECONFIG"))
	if err != nil {
		return err
	}
	// In place of a customer: one order is there before the controller starts, and one comes after.
	order := func(name, customer string) error {
		object := &shopv1.Order{
			Metadata: &metav1.ObjectMeta{Name: proto.String(name)},
			Spec:     &shopv1.OrderSpec{Customer: proto.String(customer), Pieces: proto.Int32(2)},
		}
		return s.ask("POST", orders+"?fieldManager=go", object, object)
	}
	if err := order("first", "ann"); err != nil {
		return err
	}
	var list shopv1.OrderList
	if err := s.ask("GET", orders, nil, &list); err != nil {
		return err
	}
	for _, each := range list.GetItems() {
		if err := s.accept(each); err != nil {
			return err
		}
	}
	if err := order("second", "bob"); err != nil {
		return err
	}
	return s.follow(list.GetMetadata().GetResourceVersion(), func(name string) (bool, error) {
		var changed shopv1.Order
		if err := s.ask("GET", orders+"/"+name, nil, &changed); err != nil {
			return false, err
		}
		if changed.GetStatus().GetPhase() != "" {
			return false, nil
		}
		return true, s.accept(&changed)
	})
}

func main() {
	if err := run(); err != nil {
		log.Fatal(err)
	}
}

// Prints:
//   first of ann is Accepted
//   second of bob is Accepted
